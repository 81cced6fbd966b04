import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, GetListResult, RaRecord } from 'react-admin';
import type { Console } from '#contract/generated/api.ts';
import { type ListRequestMeta, withListMeta } from '../../core/listState/listRequest.ts';
import { takePrefetched } from '../../core/prefetch/prefetchedRequests.ts';
import { request } from '../../core/session/request.ts';
import type { ApiResponse } from '../../core/session/send.ts';
import { readPageInfo } from './readPageInfo.ts';

type Send = (address: string, signal: AbortSignal | undefined) => Promise<ApiResponse>;

/** Takes a prefetched response, or sends the request now. Rule lists.earlier-request-cancelled. */
function read(address: string, signal?: AbortSignal): Promise<ApiResponse> {
  return takePrefetched(address) ?? request(address, { signal });
}

/**
 * ra-data-simple-rest over our session. Its Range header is left out: with it, browsers request uncompressed responses,
 * and the query already has the range.
 */
function simpleRest(send: Send): DataProvider {
  return simpleRestProvider('', async (address, options = {}) => {
    const { headers, body } = await send(address, options.signal ?? undefined);
    return { status: 200, headers, body: '', json: body };
  });
}

/**
 * Creates the data provider of a resolved console: each resource at its API path, lists by cursor. A list's `meta` is a
 * ListRequestMeta in the request and a PageInfo in the response. Every method throws RequestError.
 */
export function createDataProvider({ resources }: Console): DataProvider {
  const records = simpleRest(read);

  function pathOf(resource: string): string {
    const api = resources[resource]?.api;
    if (api === undefined) throw new Error(`The console has no resource ${resource}.`);
    return api.slice(1);
  }

  async function getList<T extends RaRecord>(resource: string, params: Parameters<DataProvider['getList']>[1]) {
    let headers = new Headers();
    const list = simpleRest(async (address, signal) => {
      const answer = await read(withListMeta(address, params.meta as ListRequestMeta), signal);
      headers = answer.headers;
      return answer;
    });
    const { data, total } = (await list.getList<T>(pathOf(resource), params)) as GetListResult<T>;
    const meta = readPageInfo(headers, data.length);
    return { data, ...(total !== undefined && { total }), meta };
  }

  return {
    ...records,
    supportAbortSignal: true,
    getList,
    getOne: (resource, params) => records.getOne(pathOf(resource), params),
    getMany: (resource, params) => records.getMany(pathOf(resource), params),
  };
}
