import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  changeAddress,
  listSavedAddresses,
  removeAddress,
  saveAddress,
  setDefaultAddress,
} from '../../usecases/addresses/savedAddresses.js';
import { findCheckoutAddress } from '../../usecases/addresses/checkoutAddress.js';
import { doneSchema, successOf } from '../envelope.js';
import { refusals, type RestDependencies } from '../restDependencies.js';
import {
  changeAddressBody,
  presentAddress,
  saveAddressBody,
  savedAddressSchema,
  checkoutAddressSchema,
} from './addressSchema.js';

const tags = ['Addresses'];
const params = z.object({ id: z.string().describe('The `_id` of the saved address.') });
const savedSchema = successOf(z.object({ address: savedAddressSchema }));

/** A request for one saved address. */
interface OfAddress {
  Params: { id: string };
}

/** Registers the routes for the principal's saved addresses. */
export async function addressRoutes(http: FastifyInstance, dependencies: RestDependencies): Promise<void> {
  listRoute(http, dependencies);
  checkoutRoute(http, dependencies);
  saveRoute(http, dependencies);
  changeRoute(http, dependencies);
  setDefaultRoute(http, dependencies);
  removeRoute(http, dependencies);
}

function listRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.get(
    '/api/v1/addresses',
    {
      schema: {
        tags,
        operationId: 'listAddresses',
        summary: 'List your saved addresses',
        description: 'Lists all your saved addresses: the default first, then the newest.',
        response: {
          200: successOf(
            z.object({
              addresses: z.array(savedAddressSchema).describe('All your saved addresses, at most 20.'),
            }),
          ),
          ...refusals(401),
        },
      },
    },
    async (request) => {
      const addresses = await listSavedAddresses(openScope(request));
      return { status: 'success', data: { addresses: addresses.map(presentAddress) } };
    },
  );
}

function checkoutRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.get(
    '/api/v1/addresses/checkout',
    {
      schema: {
        tags,
        operationId: 'viewCheckoutAddress',
        summary: 'Get an address to prefill a checkout',
        description:
          'Returns your default address. If you have none, returns the address of your last order or, without orders, ' +
          'of your profile.',
        response: { 200: successOf(z.object({ address: checkoutAddressSchema })), ...refusals(401) },
      },
    },
    async (request) => ({
      status: 'success',
      data: { address: await findCheckoutAddress(openScope(request)) },
    }),
  );
}

function saveRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.post(
    '/api/v1/addresses',
    {
      schema: {
        tags,
        operationId: 'saveAddress',
        summary: 'Save an address',
        description:
          'Saves an address for your orders. The first saved address becomes the default. Saving the same address ' +
          'again changes nothing.',
        body: saveAddressBody,
        response: { 201: savedSchema, ...refusals(401, 409, 422) },
      },
    },
    async (request, reply) => {
      const saved = await saveAddress(openScope(request), request.body);
      return reply.code(201).send({ status: 'success', data: { address: presentAddress(saved) } });
    },
  );
}

function changeRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.put<OfAddress & { Body: Record<string, unknown> }>(
    '/api/v1/addresses/:id',
    {
      schema: {
        tags,
        operationId: 'changeAddress',
        summary: 'Change a saved address',
        description: 'Replaces a saved address. Existing orders keep their address.',
        params,
        body: changeAddressBody,
        response: { 200: savedSchema, ...refusals(401, 404, 422) },
      },
    },
    async (request) => {
      const changed = await changeAddress(openScope(request), {
        ...request.body,
        id: request.params.id,
      });
      return { status: 'success', data: { address: presentAddress(changed) } };
    },
  );
}

function setDefaultRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.post<OfAddress>(
    '/api/v1/addresses/:id/default',
    {
      schema: {
        tags,
        operationId: 'setDefaultAddress',
        summary: 'Make a saved address the default',
        description: 'Makes a saved address the default, which prefills each checkout.',
        params,
        response: { 200: savedSchema, ...refusals(401, 404) },
      },
    },
    async (request) => {
      const address = await setDefaultAddress(openScope(request), request.params.id);
      return { status: 'success', data: { address: presentAddress(address) } };
    },
  );
}

function removeRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.delete<OfAddress>(
    '/api/v1/addresses/:id',
    {
      schema: {
        tags,
        operationId: 'removeAddress',
        summary: 'Remove a saved address',
        description:
          'Removes a saved address. Existing orders keep it. If it was the default, your newest remaining address ' +
          'becomes the default.',
        params,
        response: { 200: doneSchema, ...refusals(401, 404) },
      },
    },
    async (request) => {
      await removeAddress(openScope(request), request.params.id);
      return { status: 'success' };
    },
  );
}
