import { useRef } from 'react';
import { newKey } from '../../shared/apollo/newKey';
import type { ListingValues } from './fields/listing';

/**
 * The key under which a listing is sent: the same for as long as it says the same, so that a book is listed once when an
 * answer was lost and somebody sends it again.
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
