import type { Fulfillment, Mutation, Payout, Query, Subscription } from './serverTypes.generated';

/** Like T, but all fields are optional. The fake server reports an error if a requested field is missing. */
export type Answer<T> =
  T extends ReadonlyArray<infer Entry>
    ? ReadonlyArray<Answer<Entry>>
    : T extends object
      ? { readonly [Field in keyof T]?: Answer<T[Field]> }
      : T;

/** A response of the server to an operation. */
export type OperationAnswer = Answer<Omit<Query & Mutation, 'node'>> & {
  readonly node?:
    | ({ readonly __typename: 'Fulfillment' } & Answer<Fulfillment>)
    | ({ readonly __typename: 'Payout' } & Answer<Payout>);
};

/** An event that the server sends to subscribers. */
export type LiveAnswer = Answer<Subscription>;
