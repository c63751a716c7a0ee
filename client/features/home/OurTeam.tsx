import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { useLingui } from '@lingui/react/macro';
import { Section } from './Section';
import { SHELF } from './shelf';
import { TEAM } from './teamSamples';

/** The people behind the site, each with the cloth of a book. */
export function OurTeam() {
  const { t } = useLingui();
  return (
    <Section title={t`Our Team`}>
      <Grid as="ul" listStyleType="none" templateColumns={{ base: '1fr 1fr', md: 'repeat(5, 1fr)' }} gap="3">
        {TEAM.map((name, index) => (
          <Flex
            as="li"
            key={name}
            align="center"
            gap="3"
            bg="bg.panel"
            borderRadius="full"
            padding="1.5"
            boxShadow="xs"
          >
            <Initial name={name} index={index} />
            {name}
          </Flex>
        ))}
      </Grid>
    </Section>
  );
}

function Initial({ name, index }: { name: string; index: number }) {
  const cloth = SHELF[index % SHELF.length];
  return (
    <Flex
      boxSize="10"
      borderRadius="full"
      align="center"
      justify="center"
      fontFamily="heading"
      fontSize="lg"
      bg={cloth?.cloth}
      color={cloth?.ink}
      aria-hidden
    >
      {name[0]}
    </Flex>
  );
}
