/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/contract/schema.generated';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BookFacetsQueryVariables = Exact<{
  filter?: Types.BookFilter | null | undefined;
}>;


export type BookFacetsQuery = { readonly editions: { readonly facets: { readonly genres: ReadonlyArray<{ readonly choice: Types.Genre, readonly count: number, readonly countIsCapped: boolean }>, readonly listingTypes: ReadonlyArray<{ readonly choice: Types.ListingType, readonly count: number, readonly countIsCapped: boolean }>, readonly conditions: ReadonlyArray<{ readonly choice: Types.BookCondition, readonly count: number, readonly countIsCapped: boolean }>, readonly languages: ReadonlyArray<{ readonly choice: Types.BookLanguage, readonly count: number, readonly countIsCapped: boolean }> } } };


export const BookFacetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookFacets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BookFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"genres"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"countIsCapped"}}]}},{"kind":"Field","name":{"kind":"Name","value":"listingTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"countIsCapped"}}]}},{"kind":"Field","name":{"kind":"Name","value":"conditions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"countIsCapped"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"countIsCapped"}}]}}]}}]}}]}}]} as unknown as DocumentNode<BookFacetsQuery, BookFacetsQueryVariables>;
export const useBookFacetsQuery = (options: useQuery.Options<BookFacetsQuery, BookFacetsQueryVariables> = {}) =>
  useQuery<BookFacetsQuery, BookFacetsQueryVariables>(BookFacetsDocument, options);