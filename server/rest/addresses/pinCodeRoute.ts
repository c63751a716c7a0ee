import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { findPlaceOfPinCode } from '../../usecases/addresses/checkoutAddress.js';
import { successOf } from '../envelope.js';

/** Lets every cache keep the place of a PIN code for a day, because the directory changes with releases only. */
const FOR_A_DAY = 'public, max-age=86400';

const placeSchema = z
  .object({
    city: z.string().describe('The city or district, in English.'),
    state: z.string().describe('The state or union territory, in English.'),
  })
  .meta({ id: 'PlaceOfPinCode', description: 'The city and state of an Indian PIN code.' });

/** Registers the route that returns the place of a PIN code. */
export async function pinCodeRoute(http: FastifyInstance): Promise<void> {
  http.get<{ Params: { zipcode: string } }>(
    '/api/v1/pin-codes/:zipcode',
    {
      schema: {
        tags: ['Addresses'],
        operationId: 'placeOfPinCode',
        summary: 'Get the city and state of a PIN code',
        description:
          'Returns the city and state of an Indian PIN code, from India Post’s directory. `place` is null if the ' +
          'directory does not contain the code.',
        security: [],
        params: z.object({
          zipcode: z.string().describe('The PIN code, in digits of any script, such as Devanagari.'),
        }),
        response: {
          200: successOf(
            z.object({
              place: placeSchema.nullable().describe('The city and state; null for an unknown code.'),
            }),
          ),
        },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', FOR_A_DAY);
      return { status: 'success', data: { place: findPlaceOfPinCode(request.params.zipcode) } };
    },
  );
}
