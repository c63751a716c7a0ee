import { Text } from '@chakra-ui/react/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { AddressLines } from './AddressLines';
import { mobileText } from './mobileText';

type Props = {
  address: Parameters<typeof AddressLines>[0]['address'] & {
    readonly receiver: string | null;
    readonly phone: string | null;
  };
};

const Call = chakra('a', {
  base: { color: 'primary.fg', whiteSpace: 'nowrap', focusVisibleRing: 'outside', borderRadius: 'l1' },
});

/** Shows the receiver and the address of a parcel, with a link to call the receiver. */
export function Receiver({ address }: Props) {
  const { receiver, phone } = address;
  return (
    <>
      {receiver && (
        <Text fontWeight="medium" overflowWrap="anywhere">
          {receiver}
        </Text>
      )}
      {address.street && <AddressLines address={address} />}
      {phone && <Call href={`tel:+91${phone}`}>{mobileText(phone)}</Call>}
    </>
  );
}
