/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/contract/schema.generated';

import type { MoneyPartsFragment } from '../../../entities/money/MoneyParts.generated';
import { useQuery, useSubscription } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardQuery = { readonly dashboard: { readonly seller: { readonly id: string, readonly readersScore: number, readonly totalRatings: number }, readonly toDo: { readonly toConfirm: number, readonly toShip: number, readonly toTakeBack: number, readonly overdue: number }, readonly listings: { readonly total: number, readonly available: number, readonly rented: number, readonly sold: number, readonly unlisted: number }, readonly revenue: ReadonlyArray<{ readonly month: string, readonly amount: MoneyPartsFragment }>, readonly revenueTotal: MoneyPartsFragment } };

export type DashboardChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type DashboardChangedSubscription = { readonly dashboardChanged: { readonly toDo: { readonly toConfirm: number, readonly toShip: number, readonly toTakeBack: number, readonly overdue: number } } };


export const DashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"readersScore"}},{"kind":"Field","name":{"kind":"Name","value":"totalRatings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"toDo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toConfirm"}},{"kind":"Field","name":{"kind":"Name","value":"toShip"}},{"kind":"Field","name":{"kind":"Name","value":"toTakeBack"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"listings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"rented"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"unlisted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revenue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyParts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"revenueTotal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}}]}}]} as unknown as DocumentNode<DashboardQuery, DashboardQueryVariables>;
export const DashboardChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"DashboardChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboardChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toDo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toConfirm"}},{"kind":"Field","name":{"kind":"Name","value":"toShip"}},{"kind":"Field","name":{"kind":"Name","value":"toTakeBack"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}}]}}]}}]}}]} as unknown as DocumentNode<DashboardChangedSubscription, DashboardChangedSubscriptionVariables>;
export const useDashboardQuery = (options: useQuery.Options<DashboardQuery, DashboardQueryVariables> = {}) =>
  useQuery<DashboardQuery, DashboardQueryVariables>(DashboardDocument, options);

export const useDashboardChangedSubscription = (options: useSubscription.Options<DashboardChangedSubscription, DashboardChangedSubscriptionVariables> = {}) =>
  useSubscription<DashboardChangedSubscription, DashboardChangedSubscriptionVariables>(DashboardChangedDocument, options);