import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorCode } from '../../shared/contract/schema.generated';
import { pictureRefusal } from './pictureRefusal';

/** The refusals of the server that are about the file itself: it would refuse the same file every time. */
const OF_THE_FILE: ReadonlySet<ErrorCode> = new Set([
  'NOT_AN_IMAGE',
  'IMAGE_TOO_LARGE',
  'IMAGE_DIMENSIONS_TOO_LARGE',
  'IMAGE_INTERLACED',
]);

/** Whether the file is what was refused, and not what was wanted of it, or the moment. */
export const isOfTheFile = ({ code }: { readonly code: ErrorCode }): boolean => OF_THE_FILE.has(code);

/** Why a file can never be sent; null when nothing is known against it. */
export async function problemOf(photo: File): Promise<MessageDescriptor | null> {
  return pictureRefusal(photo) ?? ((await canBeRead(photo)) ? null : UNREADABLE);
}

const UNREADABLE = msg`This file cannot be read. It may have been moved or changed.`;

/** A file in the cloud, or one that was changed or deleted after it was chosen, is a name only. */
async function canBeRead(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).text();
    return true;
  } catch {
    return false;
  }
}
