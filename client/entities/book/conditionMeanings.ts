import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BookCondition } from '../../shared/contract/schema.generated';

/** The meaning of each condition, in one sentence. */
export const CONDITION_MEANINGS: Record<BookCondition, MessageDescriptor> = {
  NEW: msg`Never read.`,
  LIKE_NEW: msg`Read, but without visible wear.`,
  VERY_GOOD: msg`Small signs of wear, no marks in the text.`,
  GOOD: msg`Visible signs of wear, no missing pages.`,
  ACCEPTABLE: msg`Worn and possibly marked, but every page is readable.`,
};
