/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/contract/schema.generated';

import { useQuery, useSubscription } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CartCountQueryVariables = Exact<{ [key: string]: never; }>;


export type CartCountQuery = { readonly cart: { readonly id: string, readonly itemCount: number } };

export type CartChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type CartChangedSubscription = { readonly cartChanged: { readonly id: string, readonly itemCount: number } };


export const CartCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CartCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}}]}}]}}]} as unknown as DocumentNode<CartCountQuery, CartCountQueryVariables>;
export const CartChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"CartChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cartChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}}]}}]}}]} as unknown as DocumentNode<CartChangedSubscription, CartChangedSubscriptionVariables>;
export const useCartCountQuery = (options: useQuery.Options<CartCountQuery, CartCountQueryVariables> = {}) =>
  useQuery<CartCountQuery, CartCountQueryVariables>(CartCountDocument, options);

export const useCartChangedSubscription = (options: useSubscription.Options<CartChangedSubscription, CartChangedSubscriptionVariables> = {}) =>
  useSubscription<CartChangedSubscription, CartChangedSubscriptionVariables>(CartChangedDocument, options);