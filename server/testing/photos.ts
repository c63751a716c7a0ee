import sharp from 'sharp';
import type { TestMarketplace } from './marketplace.js';
import type { Refusal } from './mutate.js';
import type { Person } from './people.js';

/** A photo of a listing as these tests look at it. */
export interface Photo {
  id: string;
  caption: string | null;
  thumbnail: string;
  full: string;
  width: number;
  height: number;
}

/** A photo of a rental. */
export interface OrderPhoto extends Photo {
  stage: string;
  side: string;
  author: { id: string } | null;
}

const PHOTO = 'id caption thumbnail full width height';

/** Another picture for each number. */
export async function pictureOf(number: number): Promise<Uint8Array<ArrayBuffer>> {
  const background = { r: (number * 40) % 256, g: 90, b: 160 };
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background } });
  return new Uint8Array(await picture.jpeg().toBuffer());
}

/** What adding one answers. */
interface Added<Kind extends Photo> {
  photo: Kind | null;
  userErrors: Refusal[];
}

async function upload(
  marketplace: TestMarketplace,
  person: Person,
  mutation: string,
  input: object,
  content: Uint8Array<ArrayBuffer> | string,
): Promise<Added<OrderPhoto>> {
  const file = { path: 'variables.input.photo', content, name: 'photo.jpg', type: 'image/jpeg' };
  const variables = { input: { ...input, photo: null } };
  const answer = await marketplace.upload<{ payload: Added<OrderPhoto> }>(
    mutation,
    variables,
    file,
    person.token,
  );
  return answer.data.payload;
}

/** Adds a photo to a listing. */
export function addBookPhoto(
  marketplace: TestMarketplace,
  person: Person,
  input: { bookId: string; caption?: string },
  content: Uint8Array<ArrayBuffer> | string,
): Promise<Added<Photo>> {
  const mutation = `mutation ($input: AddBookPhotoInput!) {
    payload: addBookPhoto(input: $input) { photo { ${PHOTO} } userErrors { code message field } } }`;
  return upload(marketplace, person, mutation, input, content);
}

/** Adds a photo to a rental. */
export function addOrderPhoto(
  marketplace: TestMarketplace,
  person: Person,
  input: { fulfillmentId: string; stage: string; caption?: string },
  content: Uint8Array<ArrayBuffer> | string,
): Promise<Added<OrderPhoto>> {
  const mutation = `mutation ($input: AddOrderPhotoInput!) {
    payload: addOrderPhoto(input: $input) {
      photo { ${PHOTO} stage side author { id } } userErrors { code message field } } }`;
  return upload(marketplace, person, mutation, input, content);
}

/** The photos of a book as a person sees them. */
export async function photosOf(marketplace: TestMarketplace, id: string, person?: Person): Promise<Photo[]> {
  const query = `query ($id: ID!) { book(id: $id) { photos { ${PHOTO} } } }`;
  return (await marketplace.ask<{ book: { photos: Photo[] } }>(query, { id }, person?.token)).book.photos;
}

/** The status with which an image is answered, and who may keep it. */
export async function lookAt(marketplace: TestMarketplace, path: string, person?: Person) {
  const headers = person ? { cookie: `panna_session=${person.token}` } : undefined;
  const response = await fetch(marketplace.url + path, { headers });
  return [response.status, response.status === 200 ? response.headers.get('cache-control') : null];
}
