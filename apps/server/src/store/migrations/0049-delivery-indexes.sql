-- Deleting an alert deletes its deliveries, and deleting an email detaches them. Without these indexes, each delete scans all deliveries.
alter table accounts.alert_delivery drop constraint alert_delivery_channel_id_message_id_key;
alter table accounts.alert_delivery add constraint alert_delivery_message_id_channel_id_key unique (message_id, channel_id);
create index alert_delivery_mail on accounts.alert_delivery (mail_id) where mail_id is not null;
