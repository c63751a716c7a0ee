import { COVER_TYPES } from '../../shared/contract/limits.generated';

/**
 * Maximum width and height of a stored photo, in pixels. The server shrinks larger photos, so uploading them at full
 * size would only take longer.
 */
const LONGEST_SIDE = 1600;
const QUALITY = 0.85;

/**
 * Maximum size in bytes of a file that is uploaded unchanged. Its type must be accepted, and no side may exceed LONGEST_SIDE.
 */
const SMALL_FILE = 1_000_000;

/**
 * Returns the photo to upload: an upright JPEG whose sides are at most LONGEST_SIDE. Returns the file itself if it is
 * small and of an accepted type, or if the browser cannot read it.
 */
export async function preparedPhoto(file: File): Promise<File> {
  try {
    return await smaller(file);
  } catch {
    return file;
  }
}

async function smaller(file: File): Promise<File> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    if (scale === 1 && file.size <= SMALL_FILE && COVER_TYPES.includes(file.type)) return file;
    return new File([await drawn(picture, scale)], `${file.name}.jpg`, { type: 'image/jpeg' });
  } finally {
    picture.close();
  }
}

function drawn(picture: ImageBitmap, scale: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw');
  // JPEG has no transparency; transparent areas would become black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Not drawn'))), 'image/jpeg', QUALITY);
  });
}
