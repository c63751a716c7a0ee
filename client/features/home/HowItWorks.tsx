import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useLingui } from '@lingui/react/macro';
import { Card } from '../../shared/ui/Card';
import { Section } from './Section';

function useSteps() {
  const { t } = useLingui();
  return [
    {
      title: t`Find a book`,
      text: t`Search by title, author or ISBN. Typos and missing accents are fine.`,
    },
    {
      title: t`Buy it or rent it`,
      text: t`Buy it to keep, or rent it by the month with a deposit that you get back.`,
    },
    { title: t`Read it`, text: t`The seller ships it to you. You follow the order and see the due date.` },
    {
      title: t`Sell or rent out your own`,
      text: t`List a book from your own shelf in a minute. You set the price and the terms of the rental.`,
    },
  ];
}

export function HowItWorks() {
  const { t } = useLingui();
  const steps = useSteps();
  return (
    <Section id="how-it-works" title={t`How It Works`}>
      <Grid
        as="ol"
        templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' }}
        gap="4"
        listStyleType="none"
      >
        {steps.map(({ title, text }, index) => (
          <Box as="li" key={title} display="grid">
            <Card>
              <Text fontFamily="heading" fontSize="4xl" lineHeight="1" color="primary.fg" aria-hidden>
                {index + 1}
              </Text>
              <Heading as="h3" size="xl" mt="4" mb="1.5">
                {title}
              </Heading>
              <Text color="fg.muted">{text}</Text>
            </Card>
          </Box>
        ))}
      </Grid>
    </Section>
  );
}
