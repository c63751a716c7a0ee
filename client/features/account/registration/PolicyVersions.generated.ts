/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/contract/schema.generated';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PolicyVersionsQueryVariables = Exact<{ [key: string]: never; }>;


export type PolicyVersionsQuery = { readonly marketplace: { readonly policies: ReadonlyArray<{ readonly kind: Types.PolicyKind, readonly version: string }> } };


export const PolicyVersionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PolicyVersions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"marketplace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"policies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<PolicyVersionsQuery, PolicyVersionsQueryVariables>;
export const usePolicyVersionsQuery = (options: useQuery.Options<PolicyVersionsQuery, PolicyVersionsQueryVariables> = {}) =>
  useQuery<PolicyVersionsQuery, PolicyVersionsQueryVariables>(PolicyVersionsDocument, options);