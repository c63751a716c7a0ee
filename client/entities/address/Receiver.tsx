import { Text } from '@chakra-ui/react/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { AddressLines } from './AddressLines';
import { mobileText } from './mobileText';

type Props = {
  address: Parameters<typeof AddressLines>[0]['address'] & {
    readonly receiver: string | null;
    readonly phone: string | null;
  };
  /** The name to show if the address names no receiver. */
  buyer: string;
};

const Call = chakra('a', {
  base: { color: 'primary.fg', whiteSpace: 'nowrap', focusVisibleRing: 'outside', borderRadius: 'l1' },
});

/** Shows where and to whom a parcel goes, with a link that calls the receiver. */
export function Receiver({ address, buyer }: Props) {
  const { receiver, phone } = address;
  return (
    <>
      <Text fontWeight="medium" overflowWrap="anywhere">
        {receiver ?? buyer}
      </Text>
      <AddressLines address={address} />
      {phone && <Call href={`tel:+91${phone}`}>{mobileText(phone)}</Call>}
    </>
  );
}
