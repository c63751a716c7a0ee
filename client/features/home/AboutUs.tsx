import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import BookOpen from '~icons/lucide/book-open';
import ShieldCheck from '~icons/lucide/shield-check';
import Star from '~icons/lucide/star';
import { PRODUCT_NAME } from '../../shared/contract/product.generated';
import { Section } from './Section';

function useFacts() {
  const { t } = useLingui();
  return [
    {
      icon: <BookOpen />,
      title: t`Sellers set the prices`,
      text: t`Readers and publishers set their own prices, for sale, for rent or for both.`,
    },
    {
      icon: <ShieldCheck />,
      title: t`Deposits are returned`,
      text: t`A deposit is held, not spent. You get it back when you return the book.`,
    },
    {
      icon: <Star />,
      title: t`Scores you can trust`,
      text: t`Only buyers who received their books can rate a seller.`,
    },
  ];
}

/** Introduces the marketplace with three reasons to trust it. */
export function AboutUs() {
  const { t } = useLingui();
  const facts = useFacts();
  return (
    <Section title={t`About Us`}>
      <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap={{ base: '8', lg: '16' }} alignItems="start">
        <Text textStyle="2xl" lineHeight="1.45" fontFamily="heading">
          <Trans>
            Most books are read once and then sit on a shelf for years. {PRODUCT_NAME} brings them back into
            circulation: to a neighbour who wants to own them, or to a student who needs them for a term.
          </Trans>
        </Text>
        <Grid as="ul" listStyleType="none" gap="6">
          {facts.map((fact) => (
            <Fact key={fact.title} {...fact} />
          ))}
        </Grid>
      </Grid>
    </Section>
  );
}

const Badge = chakra('span', {
  base: {
    display: 'flex',
    boxSize: '11',
    flexShrink: '0',
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 'full',
    bg: 'primary.subtle',
    color: 'primary.fg',
  },
});

function Fact({ icon, title, text }: ReturnType<typeof useFacts>[number]) {
  return (
    <Flex as="li" gap="4">
      <Badge aria-hidden>{icon}</Badge>
      <Box>
        <Heading as="h3" textStyle="lg">
          {title}
        </Heading>
        <Text color="fg.muted">{text}</Text>
      </Box>
    </Flex>
  );
}
