import type { ListingValues } from '../fields/listing';

type Fields = Record<string, unknown>;

/** Returns the values that changed since the form was opened, without the photo. */
export function typedSince(beginning: ListingValues, values: ListingValues): object {
  const { lease, cover: _, ...others } = changed(beginning, { ...values });
  const leaseFields = lease ? changed(beginning.lease, values.lease) : {};
  return { ...others, ...(lease !== undefined && { lease: leaseFields }) };
}

/** Returns the initial values, overridden by the values of a draft. */
export function withTyped(beginning: ListingValues, typed: Partial<ListingValues>): ListingValues {
  return { ...beginning, ...typed, lease: { ...beginning.lease, ...typed.lease } };
}

function changed(before: Fields, after: Fields): Fields {
  const isChanged = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[name]);
  return Object.fromEntries(Object.entries(after).filter(isChanged));
}
