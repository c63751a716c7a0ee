import type { Fulfillment, Mutation, Query, Subscription } from './serverTypes.generated';

/** What the server may say of a T: as much of it as is asked for. Whether that is all, the schema says when it is sent. */
export type Answer<T> =
  T extends ReadonlyArray<infer Entry>
    ? ReadonlyArray<Answer<Entry>>
    : T extends object
      ? { readonly [Field in keyof T]?: Answer<T[Field]> }
      : T;

/** What the server may answer to an operation. */
export type OperationAnswer = Answer<Omit<Query & Mutation, 'node'>> & {
  readonly node?: { readonly __typename: 'Fulfillment' } & Answer<Fulfillment>;
};

/** What the server may tell those who listen. */
export type LiveAnswer = Answer<Subscription>;
