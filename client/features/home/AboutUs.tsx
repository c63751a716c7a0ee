import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { PRODUCT_NAME } from '../../product';
import { Section } from './Section';

/** What the place is, in two paragraphs. */
export function AboutUs() {
  const { t } = useLingui();
  return (
    <Section title={t`About Us`}>
      <Grid templateColumns={{ base: '1fr', md: '3fr 2fr' }} gap={{ base: '4', md: '12' }}>
        <Text textStyle="xl" fontFamily="heading">
          <Trans>
            Most books are read once and then stand still for years. {PRODUCT_NAME} brings them back into
            circulation: to a neighbour who wants to own them, or to a student who needs them for a term.
          </Trans>
        </Text>
        <Text color="fg.muted">
          <Trans>
            Readers and publishers set their own prices, for sale, for rent or for both. Deposits are held and
            given back with the book, and every seller carries a score that only real orders can change.
          </Trans>
        </Text>
      </Grid>
    </Section>
  );
}
