import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { book } from './books';

export const cover = { card: '/covers/card.webp', detail: '/covers/detail.webp', drawn: false };

/** Returns a photo as the server sends it. */
export const photo = (id: string, caption: string | null = null) => ({
  id,
  caption,
  thumbnail: `/photos/${id}/thumbnail.webp`,
  full: `/photos/${id}/full.webp`,
  width: 1600,
  height: 1200,
});

/** Returns one of the viewer's listings, with these photos. */
export const mine = (...photos: ReturnType<typeof photo>[]) =>
  book({
    photos,
    cover,
    viewerIsSeller: true,
    viewerCanEdit: true,
    viewerCanBuy: false,
    viewerCanRent: false,
  });

/** Returns a file with the type of a JPEG. Its content is not an image, because jsdom decodes none. */
export const taken = (name: string) => new File(['photo'], name, { type: 'image/jpeg' });

/** Chooses files with the field 'Add photos'. */
export const chooseFiles = (person: UserEvent, ...files: File[]) =>
  person.upload(screen.getByLabelText('Add photos', { selector: 'input' }), files);

export const choosePhotos = (person: UserEvent, ...names: string[]) =>
  chooseFiles(person, ...names.map(taken));

export const captionOf = (number: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Caption of photo ${number}` });
