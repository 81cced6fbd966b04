import { use } from 'react';
import { createRoot } from 'react-dom/client';

// The list of transactions with React alone: one request, one table.

interface Row {
  readonly id: string;
  readonly [field: string]: string | null;
}

const FIELDS = ['created', 'type', 'status', 'channel', 'reference', 'amount'];

const rows: Promise<Row[]> = fetch('/api/transactions?range=[0,9]').then((response) => response.json());

const Transactions = () => (
  <table>
    <thead>
      <tr>
        {FIELDS.map((field) => (
          <th key={field}>{field}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {use(rows).map((row) => (
        <tr key={row.id}>
          {FIELDS.map((field) => (
            <td key={field}>{row[field]}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const root = document.querySelector('#root');
if (root !== null) createRoot(root).render(<Transactions />);
