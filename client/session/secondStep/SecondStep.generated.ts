/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/contract/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SecondStepPartsFragment = { readonly challenge: string, readonly methods: ReadonlyArray<Types.SecondFactorMethod>, readonly passkeyOptions: string | null };

export const SecondStepPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecondStepParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondStep"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"challenge"}},{"kind":"Field","name":{"kind":"Name","value":"methods"}},{"kind":"Field","name":{"kind":"Name","value":"passkeyOptions"}}]}}]} as unknown as DocumentNode<SecondStepPartsFragment, unknown>;