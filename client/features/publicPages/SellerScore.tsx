import { Flex } from '@chakra-ui/react/flex';
import { Plural, Trans } from '@lingui/react/macro';
import { Stars } from '../../shared/ui/Stars';

type Props = { seller: { readersScore: number; totalRatings: number } };

export function SellerScore({ seller }: Props) {
  return (
    <Flex columnGap="2" wrap="wrap" align="center" color="fg.muted" textStyle="sm">
      {seller.totalRatings === 0 ? (
        <Trans>No ratings yet</Trans>
      ) : (
        <>
          <Stars score={seller.readersScore} />
          <span>{Math.round(seller.readersScore)}/100</span>
          <span>
            · <Plural value={seller.totalRatings} one="# rating" other="# ratings" />
          </span>
        </>
      )}
    </Flex>
  );
}
