import simpleRestProvider from 'ra-data-simple-rest';
import { Admin, DataTable, DateField, List, NumberField, Resource, TextField } from 'react-admin';
import { createRoot } from 'react-dom/client';

// The list of transactions as react-admin's tutorial would have it: nothing of Beranda.

const Transactions = () => (
  <List>
    <DataTable>
      <DataTable.Col source="created">
        <DateField source="created" showTime />
      </DataTable.Col>
      <DataTable.Col source="type">
        <TextField source="type" />
      </DataTable.Col>
      <DataTable.Col source="status">
        <TextField source="status" />
      </DataTable.Col>
      <DataTable.Col source="channel">
        <TextField source="channel" />
      </DataTable.Col>
      <DataTable.Col source="reference">
        <TextField source="reference" />
      </DataTable.Col>
      <DataTable.Col source="amount">
        <NumberField source="amount" />
      </DataTable.Col>
    </DataTable>
  </List>
);

const root = document.querySelector('#root');
if (root !== null)
  createRoot(root).render(
    <Admin dataProvider={simpleRestProvider('/api')} disableTelemetry>
      <Resource name="transactions" list={Transactions} />
    </Admin>,
  );
