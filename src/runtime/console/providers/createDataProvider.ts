import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, GetListResult, RaRecord } from 'react-admin';
import { shownTimeZone } from '#contract/dates/timeZones.ts';
import type { Console } from '#contract/generated/api.ts';
import { type ListRequestMeta, withListMeta } from '#contract/listState/listRequest.ts';
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
 * ListRequestMeta in the request and a PageInfo in the response. Reading methods throw RequestError. Records change by
 * their actions, which the server guards and repeats safely: the writing methods throw.
 */
export function createDataProvider({ resources, time_zone, business }: Console): DataProvider {
  const records = simpleRest(read);
  const meta: ListRequestMeta = { time_zone: shownTimeZone(time_zone.id, business.country) };

  function pathOf(resource: string): string {
    const api = resources[resource]?.api;
    if (api === undefined) throw new Error(`The console has no resource ${resource}.`);
    return api.slice(1);
  }

  /** Components of react-admin send no `meta`; days are then those of the console's time zone. */
  async function getList<T extends RaRecord>(resource: string, params: Parameters<DataProvider['getList']>[1]) {
    let headers = new Headers();
    const list = simpleRest(async (address, signal) => {
      const answer = await read(
        withListMeta(address, { ...meta, ...(params.meta as Partial<ListRequestMeta> | undefined) }),
        signal,
      );
      headers = answer.headers;
      return answer;
    });
    const { data, total } = (await list.getList<T>(pathOf(resource), params)) as GetListResult<T>;
    return { data, ...(total !== undefined && { total }), meta: readPageInfo(headers, data.length) };
  }

  function reject(): Promise<never> {
    return Promise.reject(
      new Error('Records change by their actions (ListActions, RecordActions), not by the data provider.'),
    );
  }

  return {
    supportAbortSignal: true,
    getList,
    getOne: (resource, params) => records.getOne(pathOf(resource), params),
    getMany: (resource, params) => records.getMany(pathOf(resource), params),
    getManyReference: (resource, { target, id, ...params }) =>
      getList(resource, { ...params, filter: { ...params.filter, [target]: id } }),
    create: reject,
    update: reject,
    updateMany: reject,
    delete: reject,
    deleteMany: reject,
  };
}
