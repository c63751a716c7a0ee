/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/contract/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SellerRecordFragment = { readonly orders: number, readonly shipsWithinDays: number | null, readonly returnsOnTimePercent: number | null, readonly cancelledPercent: number };

export const SellerRecordFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellerRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reputation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"shipsWithinDays"}},{"kind":"Field","name":{"kind":"Name","value":"returnsOnTimePercent"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledPercent"}}]}}]} as unknown as DocumentNode<SellerRecordFragment, unknown>;