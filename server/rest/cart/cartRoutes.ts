import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { updateCartItemSchema } from '../../domain/orders/cart.js';
import { parseInput } from '../../domain/shared/errors.js';
import { idField, quantityField } from '../../domain/shared/fields.js';
import { addToCart } from '../../usecases/cart/addToCart.js';
import { removeFromCart } from '../../usecases/cart/removeFromCart.js';
import { updateCartItem } from '../../usecases/cart/updateCartItem.js';
import { viewCart, type Cart } from '../../usecases/cart/viewCart.js';
import type { Scope } from '../../usecases/scope.js';
import { successOf } from '../envelope.js';
import { idempotencyHeaders } from '../idempotencyHeaders.js';
import { parameter } from '../parameters.js';
import { refusals, type RestDependencies } from '../restDependencies.js';
import { underNames } from '../underNames.js';
import { cartSchema, ITEM_TYPES, itemTypeSchema, presentCart } from './cartSchema.js';
import { readRental, rentalDurationSchema } from './rentalDuration.js';

const tags = ['Cart'];
const cartAnswer = successOf(z.object({ cart: cartSchema }));
const itemParams = z.object({ itemId: z.string().describe('The `_id` of the line in your cart.') });

const addSchema = z
  .object({
    bookId: idField,
    quantity: quantityField.nullish().describe('The number of copies; 1 by default.'),
    type: itemTypeSchema,
    rentalDuration: rentalDurationSchema
      .nullish()
      .describe('The period of the rental. Required for `rent`, refused for `purchase`.'),
  })
  .meta({
    id: 'CartAddition',
    description: 'A book to add to the cart.',
    example: {
      bookId: 'book_01h2xcejqtf2nbrexx3vqjhp41',
      type: 'rent',
      quantity: 1,
      rentalDuration: { startDate: '2035-02-01', endDate: '2035-04-01' },
    },
  });

const quantitySchema = updateCartItemSchema
  .pick({ quantity: true })
  .meta({ id: 'CartChange', description: 'The new number of copies in a line.', example: { quantity: 2 } });

const cartQuerySchema = z.object({
  pickUpFrom: parameter(
    z
      .string()
      .describe(
        'The `_id`s of the sellers from whom you want to pick up the books, separated by commas. The amounts then ' +
          'include no delivery charge for a seller who offers pick-up.',
      ),
  ),
});

/** Maps field names of the use-cases to field names of these paths. */
const NAMES = {
  rental: 'rentalDuration',
  'rental.startsOn': 'rentalDuration.startDate',
  'rental.months': 'rentalDuration.endDate',
  startDate: 'rentalDuration.startDate',
  endDate: 'rentalDuration.endDate',
  'rental.endsOn': 'rentalDuration.endDate',
  cartItemId: 'itemId',
};

/** Registers the routes of the principal's cart. */
export async function cartRoutes(http: FastifyInstance, dependencies: RestDependencies): Promise<void> {
  viewCartRoute(http, dependencies);
  addToCartRoute(http, dependencies);
  changeCartItemRoute(http, dependencies);
  removeCartItemRoute(http, dependencies);
}

function viewCartRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.get(
    '/api/v1/cart',
    {
      schema: {
        tags,
        operationId: 'viewCart',
        summary: 'Get your cart',
        description:
          'Returns your cart. Each line has its current price. A line that cannot be ordered now has a `problem`.',
        querystring: cartQuerySchema,
        response: { 200: cartAnswer, ...refusals(401) },
      },
    },
    async (request) => {
      const { pickUpFrom } = parseInput(cartQuerySchema, request.query);
      return answerCart(await viewCart(openScope(request), pickUpFrom?.split(',')));
    },
  );
}

function addToCartRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.post<{ Headers: { 'idempotency-key'?: string } }>(
    '/api/v1/cart/add',
    {
      schema: {
        tags,
        operationId: 'addToCart',
        summary: 'Add a book to your cart',
        description:
          'Adds a book to your cart. Adding the same purchase again increases its quantity; adding the same rental ' +
          'again is refused.',
        headers: idempotencyHeaders('line'),
        body: addSchema,
        response: { 200: cartAnswer, ...refusals(401, 403, 404, 409, 422) },
      },
    },
    async (request) => {
      const scope = openScope(request);
      const idempotencyKey = request.headers['idempotency-key'];
      const { cart } = await underNames(NAMES, () =>
        addToCart(scope, () => ({ ...readAddition(request.body, scope), idempotencyKey })),
      );
      return answerCart(cart);
    },
  );
}

function changeCartItemRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.patch<{ Params: { itemId: string }; Body: Record<string, unknown> | null }>(
    '/api/v1/cart/items/:itemId',
    {
      schema: {
        tags,
        operationId: 'changeCartItem',
        summary: 'Change the quantity of a line of your cart',
        description:
          'Changes the number of copies in a line of your cart. Refused with NOT_ENOUGH_COPIES if fewer copies are ' +
          'available.',
        params: itemParams,
        body: quantitySchema,
        response: { 200: cartAnswer, ...refusals(401, 403, 404, 409, 422) },
      },
    },
    async (request) => {
      const scope = openScope(request);
      const change = { ...request.body, cartItemId: request.params.itemId };
      return answerCart(await underNames(NAMES, () => updateCartItem(scope, change)));
    },
  );
}

function removeCartItemRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.delete<{ Params: { itemId: string } }>(
    '/api/v1/cart/items/:itemId',
    {
      schema: {
        tags,
        operationId: 'removeCartItem',
        summary: 'Remove a line from your cart',
        description: 'Removes a line from your cart, and returns the remaining cart.',
        params: itemParams,
        response: { 200: cartAnswer, ...refusals(401, 404) },
      },
    },
    async (request) => {
      const scope = openScope(request);
      const { itemId: cartItemId } = request.params;
      return answerCart(await underNames(NAMES, () => removeFromCart(scope, { cartItemId })));
    },
  );
}

function readAddition(body: unknown, scope: Scope) {
  const { type, rentalDuration, ...others } = parseInput(addSchema, body ?? {});
  const rental = rentalDuration ? readRental(rentalDuration, scope) : null;
  return { ...others, type: type === ITEM_TYPES.RENTAL ? 'RENTAL' : 'PURCHASE', rental };
}

function answerCart(cart: Cart) {
  return { status: 'success', data: { cart: presentCart(cart) } };
}
