import sharp from 'sharp';
import type { TestMarketplace } from '../marketplace.js';
import type { Refusal } from '../mutate.js';
import type { Person } from '../people/people.js';

/** The fields of a listing's photo that tests read. */
export interface Photo {
  id: string;
  caption: string | null;
  thumbnail: string;
  full: string;
  width: number;
  height: number;
}

/** The fields of a rental's photo that tests read. */
export interface OrderPhoto extends Photo {
  stage: string;
  side: string;
  author: { id: string } | null;
}

const PHOTO = 'id caption thumbnail full width height';

/** Returns a JPEG picture of a colour that depends on `number`. */
export async function pictureOf(number: number): Promise<Uint8Array<ArrayBuffer>> {
  const background = { r: (number * 40) % 256, g: 90, b: 160 };
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background } });
  return new Uint8Array(await picture.jpeg().toBuffer());
}

/** The payload of a mutation that adds a photo. */
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

/** Uploads a photo of a listing. Returns the payload. */
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

/** Uploads a photo of a rental at one of its stages. Returns the payload. */
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

/** Uploads a photo of a dispute. Returns the payload. */
export function addDisputePhoto(
  marketplace: TestMarketplace,
  person: Person,
  input: { disputeId: string; caption?: string },
  content: Uint8Array<ArrayBuffer> | string,
): Promise<Added<Photo & { side: string }>> {
  const mutation = `mutation ($input: AddDisputePhotoInput!) {
    payload: addDisputePhoto(input: $input) { photo { ${PHOTO} side } userErrors { code message field } } }`;
  return upload(marketplace, person, mutation, input, content);
}

/** Returns the photos of a book as a person sees them, or as a visitor sees them if `person` is undefined. */
export async function photosOf(marketplace: TestMarketplace, id: string, person?: Person): Promise<Photo[]> {
  const query = `query ($id: ID!) { book(id: $id) { photos { ${PHOTO} } } }`;
  return (await marketplace.ask<{ book: { photos: Photo[] } }>(query, { id }, person?.token)).book.photos;
}

/** Requests an image. Returns the status of the response and, if it is 200, the Cache-Control header. */
export async function lookAt(marketplace: TestMarketplace, path: string, person?: Person) {
  const headers = person ? { cookie: `panna_session=${person.token}` } : undefined;
  const response = await fetch(marketplace.url + path, { headers });
  return [response.status, response.status === 200 ? response.headers.get('cache-control') : null];
}
