ALTER TABLE "activity_logs" DROP CONSTRAINT "activity_logs_action_check";--> statement-breakpoint
ALTER TABLE "customers" ALTER COLUMN "has_email" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_logs" ADD CONSTRAINT "activity_logs_action_check" CHECK ("activity_logs"."action" in ('SIGN_IN', 'SIGN_IN_FAILED', 'SIGN_OUT', 'BUSINESS_SWITCHED', 'LANGUAGE_CHANGED', 'TIME_ZONE_CHANGED', 'PAYMENT_SIMULATED', 'CUSTOMER_CREATED', 'CUSTOMER_UPDATED', 'VIEW_SAVED', 'VIEW_CHANGED', 'VIEW_DELETED', 'CUSTOMER_ARCHIVED', 'CUSTOMER_RESTORED', 'CUSTOMER_ERASED', 'CONFIRMATION_FAILED', 'LIST_EXPORTED', 'NOTICE_DISMISSED', 'NOTICE_RESTORED', 'PAYMENT_SETTLED', 'RECORD_CREATED', 'RECORD_CHANGED'));--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_region_check" CHECK ("customers"."region" in ('NCR', 'CAR', 'REGION_I', 'REGION_II', 'REGION_III', 'REGION_IV_A', 'MIMAROPA', 'REGION_V', 'REGION_VI', 'REGION_VII', 'REGION_VIII', 'REGION_IX', 'REGION_X', 'REGION_XI', 'REGION_XII', 'REGION_XIII', 'BARMM'));
--> statement-breakpoint
-- What drizzle-kit does not write of a tenant's table: row-level security that binds its owner too, and what a request
-- may do with it. nullif: a pooled connection keeps the setting as '' afterwards.
CREATE FUNCTION protect_tenant_table(tenant_table regclass, rights text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', tenant_table);
  EXECUTE format(
    'CREATE POLICY of_business ON %s USING (business_id = nullif(current_setting(''app.business_id'', true), '''')::uuid AND environment = nullif(current_setting(''app.environment'', true), ''''))',
    tenant_table
  );
  EXECUTE format('GRANT %s ON %s TO beranda_request', rights, tenant_table);
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION protect_tenant_table(regclass, text) FROM PUBLIC;
