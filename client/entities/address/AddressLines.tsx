import { chakra } from '@chakra-ui/react/styled-system';

type Address = {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zipcode: string;
  readonly country: string;
};

const Block = chakra('address', { base: { fontStyle: 'normal', overflowWrap: 'anywhere' } });

/** Shows a postal address as on a parcel. */
export function AddressLines({ address }: { address: Address }) {
  return (
    <Block>
      {address.street}
      <br />
      {address.city}, {address.state} {address.zipcode}
      <br />
      {address.country}
    </Block>
  );
}
