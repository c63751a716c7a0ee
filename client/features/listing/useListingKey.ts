import { useRef } from 'react';
import { newKey } from '../../shared/apollo/newKey';
import type { ListingValues } from './fields/listing';

/**
 * Returns a function that creates an idempotency key for form values. Equal values get the same key, so a retry after a
 * lost response does not list the book twice.
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
