/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/contract/schema.generated';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SavedSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedSettingsQuery = { readonly settings: { readonly theme: Types.Theme, readonly language: Types.Language, readonly currency: Types.CurrencyCode } };

export type SaveLanguageMutationVariables = Exact<{
  language: Types.Language;
}>;


export type SaveLanguageMutation = { readonly updateSettings: { readonly settings: { readonly language: Types.Language } | null, readonly userErrors: ReadonlyArray<{ readonly code: Types.ErrorCode }> } };


export const SavedSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]} as unknown as DocumentNode<SavedSettingsQuery, SavedSettingsQueryVariables>;
export const SaveLanguageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveLanguage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<SaveLanguageMutation, SaveLanguageMutationVariables>;
export const useSavedSettingsQuery = (options: useQuery.Options<SavedSettingsQuery, SavedSettingsQueryVariables> = {}) =>
  useQuery<SavedSettingsQuery, SavedSettingsQueryVariables>(SavedSettingsDocument, options);

export const useSaveLanguageMutation = (options?: Omit<useMutation.Options<SaveLanguageMutation, SaveLanguageMutationVariables>, 'variables'>) =>
  useMutation<SaveLanguageMutation, SaveLanguageMutationVariables>(SaveLanguageDocument, options);