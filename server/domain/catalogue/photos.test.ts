import { describe, expect, it } from 'vitest';
import { assertNamesAll, MOST_PHOTOS, placeFor } from './photos.js';

const photos = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `photo_${index}`, contentHash: `hash ${index}` }));

describe('a photo that is added', () => {
  it('comes behind the others', () => {
    expect(placeFor([], 'new')).toEqual({ position: 1 });
    expect(placeFor(photos(MOST_PHOTOS - 1), 'new')).toEqual({ position: MOST_PHOTOS });
  });

  it('is one too many behind six, unless it is one of them', () => {
    expect(placeFor(photos(MOST_PHOTOS), 'new')).toBe('FULL');
    expect(placeFor(photos(MOST_PHOTOS), 'hash 2')).toEqual({ there: 'photo_2' });
  });
});

describe('another order', () => {
  it.each([
    ['leaves one out', ['photo_0']],
    ['names one twice', ['photo_0', 'photo_0']],
    ['names one of another listing', ['photo_0', 'photo_9']],
    ['names one too many', ['photo_0', 'photo_1', 'photo_1']],
  ])('is refused when it %s', (_, ids) => {
    expect(() => assertNamesAll(photos(2), ids)).toThrow(
      'Please list each photo of the listing exactly once',
    );
  });

  it('names each photo once', () => {
    expect(() => assertNamesAll(photos(2), ['photo_1', 'photo_0'])).not.toThrow();
  });
});
