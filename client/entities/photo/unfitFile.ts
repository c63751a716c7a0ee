import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorCode } from '../../shared/contract/schema.generated';
import { pictureRefusal } from './pictureRefusal';

/** Refusals of the file itself, which would be repeated every time. */
const OF_THE_FILE: ReadonlySet<ErrorCode> = new Set([
  'NOT_AN_IMAGE',
  'IMAGE_TOO_LARGE',
  'IMAGE_DIMENSIONS_TOO_LARGE',
  'IMAGE_INTERLACED',
]);

/** True if the refusal is about the file, not about the request or the moment. */
export const isOfTheFile = ({ code }: { readonly code: ErrorCode }): boolean => OF_THE_FILE.has(code);

/** Returns why a file can never be uploaded; null if no problem is known. */
export async function problemOf(photo: File): Promise<MessageDescriptor | null> {
  return pictureRefusal(photo) ?? ((await canBeRead(photo)) ? null : UNREADABLE);
}

const UNREADABLE = msg`This file cannot be read. It may have been moved or changed.`;

/** A file in the cloud, or one that was changed or deleted after it was chosen, cannot be read. */
async function canBeRead(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).text();
    return true;
  } catch {
    return false;
  }
}
