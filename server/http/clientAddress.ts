import { BlockList, isIP, isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Which reverse proxies are believed: so many before the server, or those with these addresses and networks (CIDR). */
export type TrustedProxies = number | readonly string[];

/** Whether the proxy at this address is believed; `hop` counts from the one that is connected, 0. */
export type Trust = (address: string | undefined, hop: number) => boolean;

/** The rule of what is trusted; nobody is without a setting. */
export function trustOf(proxies: TrustedProxies | null): Trust {
  if (proxies === null) return () => false;
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  const trusted = listOf(proxies);
  return (address = '') => isIP(address) > 0 && trusted.check(address, familyOf(address));
}

/** Whether this is an address such as 10.0.0.1, or a network such as 10.0.0.0/8 or fd00::/8. */
export function isNetwork(text: string): boolean {
  const [address = ''] = text.split('/');
  return isIP(address) > 0 && (address === text || ipaddr.isValidCIDR(text));
}

/** IPv4 addresses are found in it in their IPv6 notation too. */
function listOf(texts: readonly string[]): BlockList {
  const list = new BlockList();
  for (const text of texts) {
    const [address = '', bits] = text.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
}

const familyOf = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6');

/**
 * What requests of one client are counted by: its IPv4 address, or the /64 of its IPv6 address, since a household has all
 * of these. What a trusted proxy says and is no address counts as the proxy itself.
 */
export function clientNetwork({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return networkOf(ip) ?? networkOf(socket.remoteAddress) ?? '';
}

function networkOf(address: string | undefined): string | null {
  if (!address || isIP(address) === 0) return null;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}
