/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/contract/schema.generated';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OnlineOfferQueryVariables = Exact<{ [key: string]: never; }>;


export type OnlineOfferQuery = { readonly marketplace: { readonly onlinePayment: Types.OnlinePaymentOffer } };


export const OnlineOfferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OnlineOffer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"marketplace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"onlinePayment"}}]}}]}}]} as unknown as DocumentNode<OnlineOfferQuery, OnlineOfferQueryVariables>;
export const useOnlineOfferQuery = (options: useQuery.Options<OnlineOfferQuery, OnlineOfferQueryVariables> = {}) =>
  useQuery<OnlineOfferQuery, OnlineOfferQueryVariables>(OnlineOfferDocument, options);