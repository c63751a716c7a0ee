import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';

/** An account with the token of its session. */
export interface Person {
  name: string;
  email: string;
  token: string;
}

export const PASSWORD = 'correct horse';

/** Returns an email address that no other test uses. */
export function newEmail(): string {
  return `reader-${crypto.randomUUID()}@panna.example`;
}

/** Sends a GraphQL request to set up a test. Fails the test if the response has errors. */
export async function ask<Data>(
  request: APIRequestContext,
  query: string,
  variables: object,
  token?: string,
): Promise<Data> {
  const response = await request.post('/graphql', {
    data: { query, variables },
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: object[] };
  expect(errors, JSON.stringify(errors)).toBeUndefined();
  return data;
}

/** Signs up a reader through the API. */
export async function signUp(request: APIRequestContext, name: string): Promise<Person> {
  const email = newEmail();
  const input = {
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    name,
    phone: '98200 11223',
    address: '12 Marine Drive, Mumbai',
    zipcode: '400020',
  };
  const { signUpReader } = await ask<{ signUpReader: { token: string } }>(
    request,
    'mutation ($input: SignUpReaderInput!) { signUpReader(input: $input) { token userErrors { message } } }',
    { input },
  );
  return { name, email, token: signUpReader.token };
}

/** Returns an ISBN that no other test uses, because listings with the same ISBN share an edition. */
export function newIsbn(): string {
  const digits = [9, 7, 8, ...Array.from({ length: 9 }, () => Math.floor(Math.random() * 10))];
  const sum = digits.reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3), 0);
  return [...digits, (10 - (sum % 10)) % 10].join('');
}

/** Lists a book through the API and returns its id. `book` overrides fields of the listing. */
export async function listBook(request: APIRequestContext, seller: Person, book: object): Promise<string> {
  const input = {
    author: 'Meera Desai',
    isbn: newIsbn(),
    description: 'A lamp, a storm, and a letter that came too late.',
    genres: ['FICTION'],
    condition: 'GOOD',
    listingType: 'BOTH',
    salePrice: '249.50',
    lease: { perMonth: '49', deposit: '200', minDuration: 1, maxDuration: 6 },
    ...book,
  };
  const { listBook: listed } = await ask<{ listBook: { book: { id: string } | null; userErrors: object[] } }>(
    request,
    'mutation ($input: ListBookInput!) { listBook(input: $input) { book { id } userErrors { message } } }',
    { input },
    seller.token,
  );
  expect(listed.userErrors).toEqual([]);
  return listed.book?.id ?? '';
}

/** Opens a path as a logged-in person. Stores the session token for the client and in a cookie for downloads. */
export async function arrive(page: Page, person: Person, path: string): Promise<void> {
  const url = test.info().project.use.baseURL;
  await page.context().addCookies([{ name: 'panna_session', value: person.token, url, httpOnly: true }]);
  await page.addInitScript((token) => localStorage.setItem('panna.token', token), person.token);
  await page.goto(path);
}

/** Scrolls down until an element is visible. Lower parts of a page are loaded only when they come near. */
export async function scrollTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(target).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** Logs in through the form, as a visitor. */
export async function logIn(
  page: Page,
  { email }: Pick<Person, 'email'>,
  password = PASSWORD,
): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Browse Books' }).first()).toBeVisible();
}

/** Returns the URL of the page that shows all mail from the marketplace of this Playwright project. */
export function mailPage(): string {
  return process.env[`PANNA_MAIL_${test.info().project.name.toUpperCase()}`] ?? '';
}
