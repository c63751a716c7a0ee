import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BookCondition } from '../../shared/contract/schema.generated';

/** What each condition promises, in one plain sentence. */
export const CONDITION_MEANINGS: Record<BookCondition, MessageDescriptor> = {
  NEW: msg`Nobody has read it yet.`,
  LIKE_NEW: msg`It has been read, but does not show it.`,
  VERY_GOOD: msg`It has small signs of wear, and no marks in the text.`,
  GOOD: msg`It shows that it has been read; no page is missing.`,
  ACCEPTABLE: msg`It is worn and may be marked, but every page can be read.`,
};
