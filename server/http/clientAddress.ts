import { BlockList, isIP, isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/**
 * The reverse proxies to trust: the number of proxies in front of the server, or their addresses and networks (CIDR).
 */
export type TrustedProxies = number | readonly string[];

/**
 * Returns true if the proxy at this address is trusted. `hop` is 0 for the proxy that connects to the server, 1 for
 * the proxy before it.
 */
export type Trust = (address: string | undefined, hop: number) => boolean;

/** Returns a function that decides which proxies are trusted. If `proxies` is null, none is trusted. */
export function trustOf(proxies: TrustedProxies | null): Trust {
  if (proxies === null) return () => false;
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  const trusted = listOf(proxies);
  return (address = '') => isIP(address) > 0 && trusted.check(address, familyOf(address));
}

/** True for an address such as 10.0.0.1 and for a network such as 10.0.0.0/8 or fd00::/8. */
export function isNetwork(text: string): boolean {
  const [address = ''] = text.split('/');
  return isIP(address) > 0 && (address === text || ipaddr.isValidCIDR(text));
}

/** Returns a list of addresses and networks. It also matches IPv4 addresses in IPv6 notation. */
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
 * Returns the key under which a client's requests are counted: the IPv4 address, or the /64 network of the IPv6
 * address, because a household usually has a whole /64. If a trusted proxy forwards no valid address, returns the key
 * of the proxy.
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
