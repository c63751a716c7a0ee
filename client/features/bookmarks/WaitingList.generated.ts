/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/contract/schema.generated';

import type { WaitingPartsFragment } from '../../entities/rental/Waiting.generated';
import { useQuery, useSubscription } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WaitingListQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingListQuery = { readonly waitingList: { readonly nodes: ReadonlyArray<(
      { readonly book: { readonly id: string, readonly title: string } }
      & WaitingPartsFragment
    )> } };

export type WaitingListChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type WaitingListChangedSubscription = { readonly waitingListChanged: ReadonlyArray<WaitingPartsFragment> };


export const WaitingListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingParts"}},{"kind":"Field","name":{"kind":"Name","value":"book"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rentalPeriod"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"placeInLine"}},{"kind":"Field","name":{"kind":"Name","value":"turnEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}}]} as unknown as DocumentNode<WaitingListQuery, WaitingListQueryVariables>;
export const WaitingListChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"WaitingListChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingListChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rentalPeriod"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"placeInLine"}},{"kind":"Field","name":{"kind":"Name","value":"turnEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}}]} as unknown as DocumentNode<WaitingListChangedSubscription, WaitingListChangedSubscriptionVariables>;
export const useWaitingListQuery = (options: useQuery.Options<WaitingListQuery, WaitingListQueryVariables> = {}) =>
  useQuery<WaitingListQuery, WaitingListQueryVariables>(WaitingListDocument, options);

export const useWaitingListChangedSubscription = (options: useSubscription.Options<WaitingListChangedSubscription, WaitingListChangedSubscriptionVariables> = {}) =>
  useSubscription<WaitingListChangedSubscription, WaitingListChangedSubscriptionVariables>(WaitingListChangedDocument, options);