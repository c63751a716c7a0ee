import { getOperationAST, Kind, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';
import type { AskedOperation } from './wrongVariables.js';

/** No honest operation comes near; fragments that spread each other come to more than a number can hold. */
const MOST = 1_000_000;

/**
 * How many selections a valid operation has when its fragments are written out wherever they are spread, up to a million.
 * Each fragment is counted once, however often it is spread.
 */
export function selectionsWrittenOut({
  document,
  operationName,
}: Pick<AskedOperation, 'document' | 'operationName'>): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const each of document.definitions)
    if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each);
  const known = new Map<string, number>();

  const inFragment = (name: string): number => {
    const count = known.get(name) ?? inSet(fragments.get(name)?.selectionSet);
    known.set(name, count);
    return count;
  };
  const inSet = (set: SelectionSetNode | undefined): number =>
    (set?.selections ?? []).reduce((sum, selection) => {
      const inside =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? inFragment(selection.name.value)
          : inSet(selection.selectionSet);
      return Math.min(sum + 1 + inside, MOST);
    }, 0);

  return inSet(getOperationAST(document, operationName)?.selectionSet);
}
