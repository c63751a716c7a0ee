import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { COVER_TYPES, LARGEST_COVER_FILE } from '../../shared/contract/limits.generated';

/**
 * Returns the reason why a file cannot be a cover or a photo, based on its name, type and size; null if there is
 * none.
 */
export function pictureRefusal({ name, type, size }: File): MessageDescriptor | null {
  // HEIC photos, which phones take. Many systems report no type for them, so the file name is checked too.
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) {
    return msg`HEIC photos are not supported. Please save the photo as JPEG.`;
  }
  if (!type.startsWith('image/')) return msg`Please upload an image file`;
  if (!COVER_TYPES.includes(type)) return msg`Please use a JPEG, PNG, WebP, AVIF or GIF image`;
  return size > LARGEST_COVER_FILE ? msg`Image size should be less than 5MB` : null;
}
