import { cardTable } from '../../shared/ui/cardTable';

export const { Table, Head, Row, Cell, Labelled } = cardTable('lg');
