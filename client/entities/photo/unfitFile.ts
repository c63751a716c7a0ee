import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorCode } from '../../shared/contract/schema.generated';
import { pictureRefusal } from './pictureRefusal';

/** Refusals of the file itself. Sending the same file again would not help. */
const OF_THE_FILE: ReadonlySet<ErrorCode> = new Set([
  'NOT_AN_IMAGE',
  'IMAGE_TOO_LARGE',
  'IMAGE_DIMENSIONS_TOO_LARGE',
  'IMAGE_INTERLACED',
]);

/** True if the refusal is about the file, rather than the request or the time of sending. */
export const isOfTheFile = ({ code }: { readonly code: ErrorCode }): boolean => OF_THE_FILE.has(code);

/** Returns the reason why a file can never be uploaded; null if none is known. */
export async function problemOf(photo: File): Promise<MessageDescriptor | null> {
  return pictureRefusal(photo) ?? ((await canBeRead(photo)) ? null : UNREADABLE);
}

const UNREADABLE = msg`This file cannot be read. It may have been moved or changed.`;

/**
 * False if the browser cannot read the file, because it is stored only in the cloud, or was changed or deleted after
 * it was chosen.
 */
async function canBeRead(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).text();
    return true;
  } catch {
    return false;
  }
}
