import { createHash } from 'node:crypto';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';

export interface HostResponse {
  path: string;
  status: number;
  headers: IncomingHttpHeaders;
  /** The names of headers that occur several times. */
  repeated: string[];
  body: Buffer;
  /** A hash that identifies the body. */
  hash: string;
}

export const hashOf = (body: Buffer) => createHash('sha256').update(body).digest('hex');

/** Sends a request. Does not normalise the path, follow redirects or decompress the body. */
export const send = (
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<HostResponse> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers, method, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response
        .on('data', (part: Buffer) => parts.push(part))
        .on('error', reject)
        .on('end', () => {
          const body = Buffer.concat(parts);
          resolve({
            path,
            status: response.statusCode ?? 0,
            headers: response.headers,
            repeated: Object.entries(response.headersDistinct).flatMap(([name, values]) =>
              values && values.length > 1 ? name : [],
            ),
            body,
            hash: hashOf(body),
          });
        });
    })
      .on('error', reject)
      .end();
  });
