import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Column } from '@react-email/column';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Row } from '@react-email/row';
import { Text } from '@react-email/text';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Frame, MailContent, Site } from './mailParts.js';

const FONTS = '-apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';
const BODY = { margin: 0, padding: '24px 12px', backgroundColor: '#f5f5f5', fontFamily: FONTS };
const CARD = { maxWidth: 560, padding: 32, backgroundColor: '#ffffff', borderRadius: 12 };
// Breaks long words, which would widen the mail. Some mail programs ignore these styles, so the widths of table columns
// are fixed as well.
const BREAKS = { overflowWrap: 'anywhere', wordBreak: 'break-word' } as const;
const TEXT = { margin: '0 0 16px', color: '#212121', fontSize: 16, lineHeight: '1.6', ...BREAKS };
const PRODUCT = { ...TEXT, margin: '0 0 24px', color: '#1976d2', fontWeight: 700 };
const SUBJECT = { ...TEXT, fontSize: 22, lineHeight: '1.3' };
const PART = { ...TEXT, margin: '24px 0 8px', fontSize: 18, lineHeight: '1.4' };
const CELL = { ...TEXT, padding: '8px 0', borderBottom: '1px solid #e0e0e0' };
const BUTTON = {
  margin: '24px 0 8px',
  padding: '12px 24px',
  borderRadius: 8,
  backgroundColor: '#1976d2',
  color: '#ffffff',
  fontSize: 16,
  fontWeight: 600,
};
const FOOTER = { ...TEXT, margin: '24px 0 0', color: '#616161', fontSize: 13 };

interface MailLayoutProps {
  subject: string;
  /** Contents of the mail. If there are several, each has its subject as a heading. */
  parts: readonly MailContent[];
  frame: Frame;
  site: Site;
}

/** Renders a mail with tables and inline styles, because mail programs support little else. */
function MailLayout({ subject, parts, frame, site }: MailLayoutProps) {
  return (
    <html lang={frame.language}>
      <Head>
        <meta name="viewport" content="width=device-width" />
        <title>{subject}</title>
      </Head>
      <Body style={BODY}>
        <Container style={CARD}>
          <Text style={PRODUCT}>{site.name}</Text>
          <Heading style={SUBJECT}>{subject}</Heading>
          <Text style={TEXT}>{frame.greeting}</Text>
          {parts.map((part, index) => (
            <Part key={index} part={part} isHeaded={parts.length > 1} />
          ))}
          <Text style={FOOTER}>{frame.footer}</Text>
        </Container>
      </Body>
    </html>
  );
}

function Part({ part, isHeaded }: { part: MailContent; isHeaded: boolean }) {
  const { subject, paragraphs, rows, action } = part;
  return (
    <>
      {isHeaded && (
        <Heading as="h2" style={PART}>
          {subject}
        </Heading>
      )}
      {paragraphs.map((paragraph, index) => (
        <Text key={index} style={TEXT}>
          {paragraph}
        </Text>
      ))}
      {rows.map(([what, value], index) => (
        <Row key={index} style={{ tableLayout: 'fixed' }}>
          <Column style={CELL}>{what}</Column>
          <Column style={{ ...CELL, textAlign: 'right' }}>{value}</Column>
        </Row>
      ))}
      <Button href={action.url} style={BUTTON}>
        {action.label}
      </Button>
    </>
  );
}

/** Returns a mail as an HTML document. */
export function htmlOf(mail: MailLayoutProps): string {
  return `<!doctype html>\n${renderToStaticMarkup(<MailLayout {...mail} />)}\n`;
}
