import { request as plainRequest, type IncomingHttpHeaders } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Options {
  method?: string;
  headers?: Record<string, string>;
  /** The only authority whose certificates are trusted. */
  authority?: Buffer;
}

/**
 * Asks for a path exactly as it stands and takes the answer exactly as it comes: no tidying of the
 * path, no redirect followed, nothing decompressed.
 */
export const ask = (origin: string, path: string, options: Options = {}): Promise<Answer> => {
  const { hostname, port, protocol } = new URL(origin);
  const { method = 'GET', headers = {}, authority } = options;
  const send = protocol === 'https:' ? tlsRequest : plainRequest;
  return new Promise((resolve, reject) => {
    send(
      { hostname, port, path, method, headers, agent: false, ...(authority && { ca: authority }) },
      (response) => {
        buffer(response).then(
          (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
          reject,
        );
      },
    )
      .once('error', reject)
      .end();
  });
};
