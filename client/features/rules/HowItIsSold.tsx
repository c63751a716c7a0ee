import { Text } from '@chakra-ui/react/text';
import { useLingui } from '@lingui/react/macro';
import { PRODUCT_NAME } from '../../shared/contract/product.generated';
import { RulesCard } from './RulesCard';

/**
 * Explains two rules of every marketplace that runs this software: that sellers are independent, and how lists are ordered.
 */
export function HowItIsSold() {
  const { t } = useLingui();
  const parts = [
    {
      title: t`Who sells here`,
      texts: [
        t`Each book is offered by a reader or a publisher. You buy or rent it from this seller, not from ${PRODUCT_NAME}.`,
        t`Sellers decide which books they offer, at which price and on which rental terms.`,
      ],
    },
    {
      title: t`How lists are ordered`,
      texts: [
        t`Lists show the newest offers first. Search results show the best matches first. The offers of one book start with the lowest price.`,
        t`You can choose another order. Lists by price or rent show available books first.`,
        t`Nobody can pay for a better place in a list.`,
      ],
    },
  ];
  return parts.map(({ title, texts }) => (
    <RulesCard key={title} title={title}>
      {texts.map((text) => (
        <Text key={text} maxW="prose" mb="2">
          {text}
        </Text>
      ))}
    </RulesCard>
  ));
}
