import { ADDRESS } from '../orders/orders.js';
import type { Person } from './people.js';
import type { Data, RestClient } from '../restClient.js';

/** The address that tests save. */
export const HOME = { label: 'Home', receiver: 'Asha Rao', phone: '98200 11223', ...ADDRESS };

/** Saves an address through REST, and returns its ID. */
export async function saveHome(rest: RestClient, as: Person): Promise<{ id: string }> {
  const { body } = await rest.post<Data<{ address: { _id: string } }>>('/api/v1/addresses', {
    as,
    body: HOME,
  });
  return { id: body.data.address._id };
}
