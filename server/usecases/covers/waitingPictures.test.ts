import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCover } from '../../covers/makeCover.js';
import { PictureQueue } from '../../covers/pictureQueue.js';
import { GODAN, LIST_BOOK } from '../../testing/books/books.js';
import { bookForm, GODAN_DATA } from '../../testing/forms.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { RestClient, type Refused } from '../../testing/restClient.js';

let marketplace: TestMarketplace;
let rest: RestClient;
let picture: Uint8Array<ArrayBuffer>;

/** Lets the waiting pictures be processed. No picture is completed before this is called. */
let openGate: () => void;
const gate = new Promise<void>((resolve) => (openGate = resolve));
let uploads = 0;
let noteUpload = (): void => undefined;

beforeAll(async () => {
  const queue = new PictureQueue();
  marketplace = await TestMarketplace.open({
    rateLimits: true,
    change: (ports) => ({
      ...ports,
      makeCover: (file, order) => {
        uploads += 1;
        noteUpload();
        return queue.push(order, () => gate.then(() => makeCover(file, order)));
      },
    }),
  });
  rest = await RestClient.of(marketplace);
  const create = { width: 40, height: 60, channels: 3, background: '#a12' } as const;
  picture = new Uint8Array(await sharp({ create }).png().toBuffer());
});
afterAll(() => marketplace.close());

const post = (as: Person) =>
  rest.post<Refused>('/api/v1/books', { as, form: bookForm(GODAN_DATA, new Blob([picture])) });

async function uploaded(count: number): Promise<void> {
  if (uploads >= count) return;
  await new Promise<void>((resolve) => (noteUpload = resolve));
  await uploaded(count);
}

/** Uploads through GraphQL; returns the Retry-After header and the error codes. */
async function upload({ token }: Person) {
  const form = new FormData();
  form.set(
    'operations',
    JSON.stringify({ query: LIST_BOOK, variables: { input: { ...GODAN, cover: null } } }),
  );
  form.set('map', '{"0":["variables.input.cover"]}');
  form.set('0', new File([picture], 'cover.png', { type: 'image/png' }));
  const answer = await fetch(`${marketplace.url}/graphql`, {
    method: 'POST',
    headers: { 'apollo-require-preflight': 'true', authorization: `Bearer ${token}` },
    body: form,
  });
  const { data } = (await answer.json()) as { data: { listBook: { userErrors: { code: string }[] } } };
  return {
    after: answer.headers.get('retry-after'),
    codes: data.listBook.userErrors.map(({ code }) => code),
  };
}

it('an account may have two waiting pictures; a third is refused, and other accounts are not', async () => {
  const [seller, other] = [await signUpReader(marketplace), await signUpReader(marketplace)];
  const answers = [post(seller), post(seller), post(seller)];
  await uploaded(3);
  const refused = await post(seller);
  expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
  expect(refused.headers.get('retry-after')).toBe('10');
  expect(await upload(seller)).toEqual({ after: '10', codes: ['TOO_MANY_ATTEMPTS'] });
  answers.push(post(other));
  await uploaded(6);
  openGate();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect((await post(seller)).status).toBe(201);
});

it('an account is charged by megapixels, for uploads by REST and GraphQL together', async () => {
  const [seller, other] = [await signUpReader(marketplace), await signUpReader(marketplace)];
  await marketplace.ports.rateLimits.consume('megapixels', seller.id, 2999);
  expect((await post(seller)).status).toBe(201);
  const refused = await post(seller);
  expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
  expect((await upload(seller)).codes).toEqual(['TOO_MANY_ATTEMPTS']);
  expect((await post(other)).status).toBe(201);
});
