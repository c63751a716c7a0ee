import { useRef } from 'react';
import { newKey } from '../../shared/apollo/newKey';
import type { ListingValues } from './fields/listing';

/**
 * Returns a function that gives the idempotency key for form values. The key is the same for the same values, so that
 * a book is listed only once even if a response was lost.
 */
export function useListingKey(): (values: ListingValues) => string {
  const last = useRef({ content: '', key: '' });
  return (values) => {
    const content = JSON.stringify([values, describe(values.cover)]);
    if (content !== last.current.content) last.current = { content, key: newKey() };
    return last.current.key;
  };
}

function describe(file: File | null): unknown {
  return file && [file.name, file.size, file.lastModified];
}
