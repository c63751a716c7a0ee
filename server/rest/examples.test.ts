import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveHome } from '../testing/people/addresses.js';
import {
  exampleOf,
  operationsOf,
  queryOf,
  type ApiDocument,
  type Operation,
} from '../testing/apiDocument/apiDocument.js';
import { listBook, OFFERED } from '../testing/books/books.js';
import { addToCart } from '../testing/orders/carts.js';
import { logInHalfway } from '../testing/people/factors.js';
import { complaintCalls } from '../testing/complaints/complaintCalls.js';
import { disputeCalls } from '../testing/disputes/disputeCalls.js';
import { form, importForm } from '../testing/forms.js';
import { TestMarketplace } from '../testing/marketplace.js';
import { buy, deliver, rent } from '../testing/orders/orders.js';
import { paperCalls } from '../testing/paperCalls.js';
import { signUpPublisher, signUpReader, type Person } from '../testing/people/people.js';
import { chargebackCalls } from '../testing/payments/chargebackCalls.js';
import { refundCalls } from '../testing/payments/refundCalls.js';
import { rentalCalls } from '../testing/payments/rentalCalls.js';
import { pickUpCalls } from '../testing/orders/pickUpCalls.js';
import { review } from '../testing/orders/reviews.js';
import { RestClient, type Data } from '../testing/restClient.js';

/**
 * The parts of a call that the document does not contain: the caller, IDs and files. `change` replaces IDs in the
 * example body.
 */
interface Asked {
  as?: Person;
  params?: Record<string, string>;
  change?: object;
  form?: FormData;
}
let marketplace: TestMarketplace;
let rest: RestClient;
let document: ApiDocument;
let reader: Person;
let seller: Person;
let buyer: Person;
let publisher: Person;
let bookId: string;
let photo: Blob;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  rest = await RestClient.of(marketplace);
  document = (await (await fetch(`${marketplace.url}/api/openapi.json`)).json()) as ApiDocument;
  [reader, seller, buyer] = (await Promise.all(
    ['Reader', 'Seller', 'Buyer'].map((name) => signUpReader(marketplace, name)),
  )) as [Person, Person, Person];
  publisher = await signUpPublisher(marketplace);
  bookId = await listBook(marketplace, seller, { copies: 90, ...OFFERED });
  const picture = sharp({ create: { width: 40, height: 60, channels: 3, background: '#804020' } });
  photo = new Blob([new Uint8Array(await picture.jpeg().toBuffer())], { type: 'image/jpeg' });
});
afterAll(() => marketplace.close());

const ownAddress = async () => ({ as: buyer, params: await saveHome(rest, buyer) });
const bookExample = () => exampleOf(document, document.components.schemas['BookData']);

async function ofCart(): Promise<{ itemId: string }> {
  await addToCart(marketplace, buyer, bookId);
  const { body } = await rest.get<Data<{ cart: { items: { _id: string }[] } }>>('/api/v1/cart', {
    as: buyer,
  });
  return { itemId: body.data.cart.items[0]?._id ?? '' };
}

/** Rents a book and takes these steps. Returns the IDs of the fulfillment and the order line. */
async function rental(...steps: string[]): Promise<{ id: string; itemId: string }> {
  const order = await rent(marketplace, buyer, bookId);
  const id = order.fulfillments[0]?.id ?? '';
  for (const step of steps)
    await rest.post(`/api/v1/fulfillments/${id}/${step}`, { as: step === 'deliver' ? buyer : seller });
  return { id, itemId: order.items[0]?.id ?? '' };
}

/** Creates a reader who bought and received a copy. */
async function received(): Promise<Person> {
  const person = await signUpReader(marketplace);
  await deliver(marketplace, await buy(marketplace, person, bookId), seller, person);
  return person;
}

/** Creates a review. Returns a call about it by its author or by the seller. */
async function reviewed(who: 'author' | 'seller'): Promise<Asked> {
  const author = await received();
  const { id } = await review(marketplace, author, bookId);
  return { as: who === 'author' ? author : seller, params: { id } };
}
/** Adds a photo to a new listing. Returns the IDs of the photo and the listing. */
async function photographed(): Promise<[string, string]> {
  const { id } = (await ownBook()).params;
  const { body } = await rest.post<Data<{ photos: { _id: string }[] }>>(`/api/v1/books/${id}/photos`, {
    as: seller,
    form: form({ photo }),
  });
  return [body.data.photos[0]?._id ?? '', id];
}

const ownPhoto = async () => ({ as: seller, params: { id: (await photographed())[0] } });

async function ofEdition(): Promise<Asked> {
  const { book } = await marketplace.ask<{ book: { edition: { id: string } } }>(
    'query ($id: ID!) { book(id: $id) { edition { id } } }',
    { id: bookId },
  );
  return { params: { id: book.edition.id } };
}

const ownBook = async () => ({ as: seller, params: { id: await listBook(marketplace, seller) } });

/** The calls for all operations of the document, in an order in which all examples succeed. */
const CALLS: Record<string, () => Asked | Promise<Asked>> = {
  checkHealth: () => ({}),
  getMarketplace: () => ({}),
  signUpReader: () => ({}),
  signUpPublisher: () => ({}),
  logIn: () => ({}),
  confirmSecondFactor: async () => ({ change: await logInHalfway(marketplace) }),
  logOut: async () => ({ as: await signUpReader(marketplace) }),
  getMe: () => ({ as: reader }),
  getProfile: () => ({ as: reader }),
  updateProfile: () => ({ as: reader }),
  getSettings: () => ({ as: reader }),
  updateSettings: () => ({ as: reader }),
  getDeliveryTerms: () => ({ as: reader }),
  updateDeliveryTerms: () => ({ as: reader }),
  testAuth: () => ({}),
  exportOwnData: () => ({ as: reader }),
  exportSales: () => ({ as: seller }),
  exportPayouts: () => ({ as: seller }),
  exportListings: () => ({ as: seller }),
  downloadReceipt: async () => ({ as: buyer, params: { id: (await buy(marketplace, buyer, bookId)).id } }),
  listPapers: async () => ({ as: buyer, params: await rental('confirm', 'ship') }),
  ...paperCalls({ ask: () => ({ rest, seller }), rental }),
  listCommissionPapers: () => ({ as: seller }),
  downloadPayoutStatement: () => ({ as: seller }),
  searchBooks: () => ({}),
  countFacets: () => ({}),
  listAlternatives: () => ({}),
  suggest: () => ({}),
  viewBook: () => ({ params: { id: bookId } }),
  listRelatedBooks: () => ({ params: { id: bookId } }),
  listShelves: () => ({}),
  checkPrice: () => ({ params: { id: bookId } }),
  searchEditions: () => ({}),
  viewEdition: ofEdition,
  listOffers: ofEdition,
  listBook: () => ({ as: reader, form: form({ bookData: bookExample(), coverImage: photo }) }),
  importBooks: () => ({ as: publisher, form: importForm([bookExample()]) }),
  listListings: () => ({ as: seller }),
  editBook: ownBook,
  adjustCopies: ownBook,
  setCover: async () => ({ ...(await ownBook()), form: form({ coverImage: photo }) }),
  removeCover: ownBook,
  takeOffBook: ownBook,
  putBackBook: ownBook,
  listBookPhotos: () => ({ params: { id: bookId } }),
  addBookPhoto: async () => ({ ...(await ownBook()), form: form({ photo }) }),
  reorderBookPhotos: async () => {
    const [id, listing] = await photographed();
    return { as: seller, params: { id: listing }, change: { photos: [id] } };
  },
  captionBookPhoto: ownPhoto,
  removeBookPhoto: ownPhoto,
  usePhotoAsCover: ownPhoto,
  listOrderPhotos: async () => ({ as: buyer, params: await rental() }),
  addOrderPhoto: async () => {
    const filled = form({ photo });
    filled.set('stage', 'dispatch');
    return { as: seller, params: await rental('confirm'), form: filled };
  },
  viewCart: () => ({ as: buyer }),
  addToCart: () => ({ as: buyer, change: { bookId } }),
  changeCartItem: async () => ({ as: buyer, params: await ofCart() }),
  removeCartItem: async () => ({ as: buyer, params: await ofCart() }),
  listWaiting: () => ({ as: buyer }),
  joinWaitingList: async () => {
    const id = await listBook(marketplace, seller);
    await rent(marketplace, reader, id, { startsOn: '2035-02-01' });
    return { as: buyer, params: { id } };
  },
  leaveWaitingList: () => ({ as: buyer, params: { id: bookId } }),
  listAddresses: () => ({ as: buyer }),
  viewCheckoutAddress: () => ({ as: buyer }),
  saveAddress: () => ({ as: buyer }),
  changeAddress: ownAddress,
  setDefaultAddress: ownAddress,
  removeAddress: ownAddress,
  placeOfPinCode: () => ({ params: { zipcode: '400020' } }),
  listSavedSearches: () => ({ as: buyer }),
  saveSearch: () => ({ as: buyer }),
  removeSavedSearch: () => ({ as: buyer, params: { id: 'search_gone' } }),
  placeOrder: async () => {
    await ofCart();
    return { as: buyer };
  },
  listOrders: () => ({ as: buyer }),
  viewOrder: async () => ({ as: buyer, params: { id: (await buy(marketplace, buyer, bookId)).id } }),
  rateSeller: async () => {
    const order = await buy(marketplace, buyer, bookId);
    await deliver(marketplace, order, seller, buyer);
    return { as: buyer, params: { uploaderId: seller.id }, change: { orderId: order.id } };
  },
  listBookReviews: () => ({ params: { id: bookId } }),
  listSellerReviews: () => ({ params: { uploaderId: seller.id } }),
  reviewBook: async () => ({ as: await received(), params: { id: bookId } }),
  reviewSeller: async () => ({ as: await received(), params: { uploaderId: seller.id } }),
  editReview: () => reviewed('author'),
  answerReview: () => reviewed('seller'),
  withdrawReviewAnswer: async () => {
    const asked = await reviewed('seller');
    await rest.post(`/api/v1/reviews/${asked.params?.id}/answer`, {
      as: seller,
      body: { text: 'Thank you' },
    });
    return asked;
  },
  reportReview: () => reviewed('seller'),
  listSales: () => ({ as: seller }),
  viewFulfillment: async () => ({ as: seller, params: await rental() }),
  confirmFulfillment: async () => ({ as: seller, params: await rental() }),
  shipFulfillment: async () => ({ as: seller, params: await rental('confirm') }),
  markDelivered: async () => ({ as: buyer, params: await rental('confirm', 'ship') }),
  sendBackFulfillment: async () => ({ as: buyer, params: await rental('confirm', 'ship', 'deliver') }),
  takeBackFulfillment: async () => ({ as: seller, params: await rental('confirm', 'ship', 'deliver') }),
  ...rentalCalls(() => ({ marketplace, buyer, rent: () => rental('confirm', 'ship', 'deliver') })),
  declareLost: async () => ({ as: buyer, params: await rental('confirm', 'ship', 'deliver') }),
  reportFound: async () => {
    const params = await rental('confirm', 'ship', 'deliver');
    await rest.post(`/api/v1/fulfillments/${params.id}/declare-lost`, { as: buyer });
    return { as: seller, params };
  },
  cancelFulfillment: async () => ({ as: seller, params: await rental('confirm') }),
  markPaid: async () => ({ as: buyer, params: await rental() }),
  checkPayment: async () => ({ as: buyer, params: { id: (await buy(marketplace, buyer, bookId)).id } }),
  payDirectly: async () => ({ as: buyer, params: { id: (await buy(marketplace, buyer, bookId)).id } }),
  confirmPayment: async () => ({ as: seller, params: await rental() }),
  reportPaymentMissing: async () => {
    const params = await rental();
    await rest.post(`/api/v1/fulfillments/${params.id}/payment/mark-paid`, { as: buyer });
    return { as: seller, params };
  },
  ...disputeCalls({ ask: () => ({ marketplace, rest, buyer, seller, photo }), rental }),
  ...complaintCalls(() => ({ marketplace, rest })),
  ...chargebackCalls(() => marketplace),
  ...refundCalls(() => marketplace),
  ...pickUpCalls(() => marketplace),
};

const operations = () => operationsOf(document);

it('every call has an id of its own, and is tried here', () => {
  const ids = [...operations().keys()];
  expect(ids).toHaveLength(Object.values(document.paths).flatMap((path) => Object.keys(path)).length);
  expect(ids.every((id) => /^[a-z]+([A-Z][a-z]*)*$/.test(id))).toBe(true);
  expect(ids.toSorted()).toEqual(Object.keys(CALLS).toSorted());
});

it.each(Object.keys(CALLS))('the example of %s does what the document says', async (id) => {
  const operation = operations().get(id);
  if (!operation) throw new Error(`The document has no ${id}`);
  const { as, params = {}, change, form: filled } = (await CALLS[id]?.()) ?? {};
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? name);
  const done = Object.keys(operation.responses).find((status) => status.startsWith('2'));
  const request = { as, ...(filled ? { form: filled } : bodyOf(operation, change)) };
  expect(await statusOf(operation, `${path}${queryOf(operation)}`, request)).toBe(Number(done));
});

function bodyOf({ requestBody }: Operation, change?: object): { body?: object } {
  const json = requestBody?.content['application/json'];
  if (!json) return {};
  const example = exampleOf(document, json.schema);
  expect(example).toBeTypeOf('object');
  return { body: { ...(example as object), ...change } };
}

async function statusOf(
  { method, responses }: Operation,
  url: string,
  request: { as?: Person; body?: object; form?: FormData },
): Promise<number> {
  const types = Object.keys(responses['200']?.content ?? {});
  if (!types.includes('text/csv') && !types.includes('application/pdf'))
    return (await rest.call(method.toUpperCase(), url, request)).status;
  const headers = { authorization: `Bearer ${request.as?.token}` };
  return (await fetch(marketplace.url + url, { headers })).status;
}
