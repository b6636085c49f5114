import { request as plainRequest, type IncomingHttpHeaders } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface AskOptions {
  method?: string;
  headers?: Record<string, string>;
  /** The only authority whose certificates are trusted. */
  authority?: Buffer | undefined;
  /** The name that the connection is opened for, where it is not that of the origin. */
  servername?: string;
}

/**
 * Asks for a path exactly as it stands and takes the answer exactly as it comes: no tidying of the
 * path, no redirect followed, nothing decompressed.
 */
export const ask = (origin: string, path: string, options: AskOptions = {}): Promise<Answer> => {
  const { hostname, port, protocol } = new URL(origin);
  const { method = 'GET', headers = {}, authority, servername } = options;
  const send = protocol === 'https:' ? tlsRequest : plainRequest;
  return new Promise((resolve, reject) => {
    send(
      {
        ...{ hostname, port, path, method, headers, agent: false },
        ...(authority && { ca: authority }),
        ...(servername !== undefined && { servername }),
      },
      (response) => {
        buffer(response).then(
          (body) =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body,
            }),
          reject,
        );
      },
    )
      .once('error', reject)
      .end();
  });
};
