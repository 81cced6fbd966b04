import { randomUUID } from 'node:crypto';
import { DEMO_PIN } from '#demo/seedDemo.ts';
import type { Random } from '../../helpers/random/Random.ts';
import {
  listUrl,
  PASSWORD,
  type Person,
  personWith,
  type TestApp,
  type TestResponse,
  write,
} from '../../helpers/testApp.ts';
import { uploadDocument } from '../../helpers/uploadFile.ts';
import type { Colleague, YearBusiness } from './businesses.ts';

/** A record of the year, as its last response showed it. */
export interface Made {
  readonly id: string;
  readonly amount: string;
  status: string;
}

/** What the app answers to a write. */
export interface Answer {
  readonly status: number;
  readonly json: TestResponse['json'];
}

/** What a program and the owner of a business do. Each write may be sent several times, with one key. */
export class Shop {
  /** Records that something may still happen to, by resource. */
  readonly open = new Map<string, Made[]>();
  /** The businesses of the accounts below a platform. */
  readonly below: Shop[] = [];
  private readonly people = new Map<Colleague, { readonly person: Person; readonly since: number }>();

  constructor(
    readonly business: YearBusiness,
    private readonly test: TestApp,
    private readonly random: Random,
    /** Called with each write and its answer. */
    private readonly note: (write: string, answer: Answer) => void,
  ) {}

  /** Amount as decimal text, in rupiah or pesos. */
  amount(most = 500): string {
    const thousands = this.random.between(10, most);
    return this.business.country === 'ID' ? `${thousands}000` : `${thousands * 4}.50`;
  }

  /** Sends a write by API key: once, again after its answer was lost, or several times at once. */
  async post(path: string, body?: object): Promise<Answer> {
    const headers = {
      authorization: `Basic ${Buffer.from(`${this.business.key}:`).toString('base64')}`,
      'idempotency-key': randomUUID(),
    };
    return this.send(path, async () => {
      const options = { method: 'POST', url: `/api/v1/${path}`, headers, ...(body && { payload: body }) } as const;
      const response = await this.test.app.inject(options);
      return { status: response.statusCode, json: response.json() };
    });
  }

  /** Reads, or with a payload sends, as a payer at an address such as `<token>/payment-requests`. */
  async payer(path: string, payload?: object): Promise<Answer> {
    const { app } = this.test;
    const remoteAddress = `198.51.100.${this.random.between(1, 254)}`;
    const options = { url: `/api/pay/${path}`, remoteAddress, ...(payload && { method: 'POST' as const, payload }) };
    const response = await app.inject(options);
    const answer = { status: response.statusCode, json: response.json() };
    if (answer.status >= 500) throw new Error(`${path}: ${response.body}`);
    if (payload !== undefined) this.note(`pay ${path.split('/').at(-1)}`, answer);
    return answer;
  }

  /** Runs an action of the console with the person's PIN: the owner's, if not another's. */
  async act(address: string, input?: object, as: Colleague = 'owner'): Promise<Answer> {
    const person = await this.signedIn(as);
    const key = randomUUID();
    const { id: business_id, scope } = this.business;
    const confirmation = { type: 'pin', pin: DEMO_PIN };
    const body = { business_id, environment: scope.environment, key, confirmation, ...(input && { input }) };
    return this.send(address, () => write(person, `/api/${address}`, body));
  }

  /** The first records of a list; none where the business has no such list. */
  async list(resource: string, filter: object = {}): Promise<TestResponse['json'][]> {
    const person = await this.signedIn();
    const { environment } = this.business.scope;
    const url = listUrl(`/api/${resource}`, { environment, range: [0, 24], filter });
    const { status, json } = await person.request(url);
    return status === 200 ? json : [];
  }

  /** Uploads a document. Returns the id of the file. */
  async upload(): Promise<string> {
    return uploadDocument(await this.signedIn(), this.business.scope.environment);
  }

  /** Adds a record that was made, so that later steps find it. */
  keep(resource: string, { status, json }: Answer): Made | undefined {
    if (status !== 201 && status !== 200) return undefined;
    const made = {
      id: json.id,
      amount: String(json.amount ?? json.expected_amount ?? ''),
      status: String(json.status),
    };
    const all = this.open.get(resource) ?? [];
    this.open.set(resource, [...all, made].slice(-30));
    return made;
  }

  /** One of the records of a resource that were made; `undefined` before the first. */
  some(resource: string): Made | undefined {
    const all = this.open.get(resource) ?? [];
    return all.length === 0 ? undefined : this.random.pick(all);
  }

  private async signedIn(as: Colleague = 'owner'): Promise<Person> {
    const now = this.test.services.realTime().getTime();
    const known = this.people.get(as);
    if (known === undefined || now - known.since > 600_000) {
      const { app } = this.test;
      const { emails, address } = this.business;
      const email = emails[as];
      const payload = { email, password: PASSWORD };
      const response = await app.inject({ method: 'POST', url: '/api/auth/email', payload, remoteAddress: address });
      if (response.statusCode !== 200) throw new Error(`${email} cannot sign in: ${response.body}`);
      const person = personWith(app, response.json());
      this.people.set(as, { person, since: now });
      return person;
    }
    return known.person;
  }

  private async send(path: string, once: () => Promise<Answer>): Promise<Answer> {
    const how = this.random.weighted({ once: 17, again: 1, atOnce: 1 });
    const answers = how === 'atOnce' ? await Promise.all([once(), once(), once()]) : [await once()];
    if (how === 'again') answers.push(await once());
    const name = path.replace(/[a-z]+_[0-9a-f]{32}/, '{id}');
    const distinct = new Set(answers.map(({ status, json }) => `${status} ${json?.id ?? json?.error_code}`));
    const [answer] = answers;
    if (answer === undefined || distinct.size !== 1 || answer.status >= 500) {
      throw new Error(`${name} ${how}: ${JSON.stringify(answers)}`);
    }
    this.note(name, answer);
    return answer;
  }
}
